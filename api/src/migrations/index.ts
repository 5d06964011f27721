import { Migration20261120090000_account } from './20261120090000_account.ts';
import { Migration20261120091000_listings } from './20261120091000_listings.ts';
import { Migration20261120092000_near_search } from './20261120092000_near_search.ts';
import { Migration20261120093000_inquiries } from './20261120093000_inquiries.ts';
import { Migration20261120094000_rate_limit } from './20261120094000_rate_limit.ts';
import { Migration20261120095000_moderation } from './20261120095000_moderation.ts';
import { Migration20261120096000_list_indexes } from './20261120096000_list_indexes.ts';
import { Migration20261120100000_dataset } from './20261120100000_dataset.ts';
import { Migration20261120100100_search_indexes } from './20261120100100_search_indexes.ts';
import { Migration20261120101000_screening } from './20261120101000_screening.ts';
import { Migration20261120102000_mail } from './20261120102000_mail.ts';
import { Migration20261120104000_session } from './20261120104000_session.ts';
import { Migration20261120105000_image_indexes } from './20261120105000_image_indexes.ts';
import { Migration20261121090000_idempotency_key } from './20261121090000_idempotency_key.ts';
import { Migration20261122090000_held_submissions } from './20261122090000_held_submissions.ts';
import { Migration20261122091000_account_recovery } from './20261122091000_account_recovery.ts';
import { Migration20261122100000_cover_and_whatsapp } from './20261122100000_cover_and_whatsapp.ts';
import { Migration20261122110000_places } from './20261122110000_places.ts';
import { Migration20261122110100_ranked_search } from './20261122110100_ranked_search.ts';
import { Migration20261122110200_places_of_listings } from './20261122110200_places_of_listings.ts';
import { Migration20261122120000_partner } from './20261122120000_partner.ts';
import { Migration20261122124000_contact_prints } from './20261122124000_contact_prints.ts';
import { Migration20261122124100_record_search } from './20261122124100_record_search.ts';
import { Migration20261122124200_block } from './20261122124200_block.ts';
import { Migration20261122125000_claim } from './20261122125000_claim.ts';
import { Migration20261122130000_ownership } from './20261122130000_ownership.ts';
import { Migration20261122140000_proofs } from './20261122140000_proofs.ts';
import { Migration20261122150000_licence } from './20261122150000_licence.ts';
import { Migration20261122160000_rider_numbers } from './20261122160000_rider_numbers.ts';
import { Migration20261122170000_ownership_claim } from './20261122170000_ownership_claim.ts';
import { Migration20261122180000_reports } from './20261122180000_reports.ts';
import { Migration20261122190000_answers } from './20261122190000_answers.ts';
import { Migration20261123100000_claim_cac_number } from './20261123100000_claim_cac_number.ts';
import { Migration20261123110000_missed_search } from './20261123110000_missed_search.ts';

/** Every migration, oldest first. A list instead of a folder scan works in builds and tests alike. */
export const migrations = [
  Migration20261120090000_account,
  Migration20261120091000_listings,
  Migration20261120092000_near_search,
  Migration20261120093000_inquiries,
  Migration20261120094000_rate_limit,
  Migration20261120095000_moderation,
  Migration20261120096000_list_indexes,
  Migration20261120100000_dataset,
  Migration20261120100100_search_indexes,
  Migration20261120101000_screening,
  Migration20261120102000_mail,
  Migration20261120104000_session,
  Migration20261120105000_image_indexes,
  Migration20261121090000_idempotency_key,
  Migration20261122090000_held_submissions,
  Migration20261122091000_account_recovery,
  Migration20261122100000_cover_and_whatsapp,
  Migration20261122110000_places,
  Migration20261122110100_ranked_search,
  Migration20261122110200_places_of_listings,
  Migration20261122120000_partner,
  Migration20261122124000_contact_prints,
  Migration20261122124100_record_search,
  Migration20261122124200_block,
  Migration20261122125000_claim,
  Migration20261122130000_ownership,
  Migration20261122140000_proofs,
  Migration20261122150000_licence,
  Migration20261122160000_rider_numbers,
  Migration20261122170000_ownership_claim,
  Migration20261122180000_reports,
  Migration20261122190000_answers,
  Migration20261123100000_claim_cac_number,
  Migration20261123110000_missed_search,
];
