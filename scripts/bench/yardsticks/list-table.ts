import { connected } from '../seeding/databases.ts';

/** Y2's own table, of the same companies, so that a change of the product's does not move the yardstick. */
export async function makeListTable(address: string) {
  const client = await connected(address);
  await client.query(`
    create table yardstick as
      select id, name, location, description, category, service_types, price_range, image, rating, review_count, views,
        plan, plan_rank, created_at, approved_at, expires_at, status from company;
    create index yardstick_public on yardstick (plan_rank desc, approved_at desc, id desc) where status = 'live'`);
  await client.query('vacuum (analyze) yardstick');
  await client.end();
}

export const listStatement = `
  select id, name, location, description, category, service_types, price_range, image, rating, review_count, views, plan,
    created_at
  from yardstick where status = 'live' and expires_at > now()
  order by plan_rank desc, approved_at desc, id desc limit 24`;
