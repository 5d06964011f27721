-- The text of a snapshot takes longer to make than an index takes to search: without its cost, a search of rejected
-- listings made the texts of all of them.

alter function snapshot_text(jsonb) cost 1000;
