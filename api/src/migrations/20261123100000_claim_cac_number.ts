import { Migration } from '@mikro-orm/migrations';

/** The CAC number that a claimant gives, which moderators compare with the listing's. */
export class Migration20261123100000_claim_cac_number extends Migration {
  override up(): void {
    this.addSql('alter table ownership_claim add column cac_number text');
  }
}
