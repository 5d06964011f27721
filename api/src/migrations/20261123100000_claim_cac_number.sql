-- The CAC number that a claimant gives, which moderators compare with the listing's.

alter table ownership_claim add column cac_number text;
