import { Migration } from '@mikro-orm/migrations';
import { monthlyPay } from '#contract/salary.ts';
import { placeIn } from '../places/place-choices.ts';

const BATCH_SIZE = 5_000;

interface Row {
  id: string;
  location: string;
  address: string | null;
  salary: string | null;
}

/** Reads place and pay of the listings that were there before from their texts. */
export class Migration20261122110200_places_of_listings extends Migration {
  override async up(): Promise<void> {
    for (const table of ['company', 'job']) {
      const isJob = table === 'job';
      const texts = isJob ? 'null as address, salary' : 'address, null as salary';
      for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
        const rows = (await this.execute(
          `select id, location, ${texts} from ${table} where id > ? order by id limit ?`,
          [last, BATCH_SIZE],
        )) as Row[];
        if (rows.length === 0) break;
        last = rows.at(-1)?.id ?? last;
        const values = rows.map(({ id, location, address, salary }) => ({
          id,
          place: placeIn(location, address),
          monthly_pay: monthlyPay(salary, null),
        }));
        await this.execute(
          `update ${table} set place = read.place ${isJob ? ', monthly_pay = read.monthly_pay' : ''}
           from jsonb_to_recordset(?::jsonb) as read (id uuid, place text, monthly_pay integer)
           where ${table}.id = read.id and (read.place is not null or read.monthly_pay is not null)`,
          [JSON.stringify(values)],
        );
      }
    }
  }
}
