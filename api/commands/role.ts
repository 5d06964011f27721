import { Client } from 'pg';
import { secretsFromFiles } from '#platform/secret-files.ts';
import { isPostgres, postgresRule } from '../src/config/database.settings.ts';

/** Objects of the connected superuser in this database; not of extensions or the system. */
const objectsOfAdmin = `
  select o.type, o.identity from (
    select 'pg_class'::regclass as catalog, oid, relnamespace as schema, relowner as owner from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'S')
    union all select 'pg_proc'::regclass, oid, pronamespace, proowner from pg_proc
    union all select 'pg_type'::regclass, oid, typnamespace, typowner from pg_type where typtype in ('d', 'e')
    union all select 'pg_namespace'::regclass, oid, oid, nspowner from pg_namespace
  ) object
  join pg_namespace n on n.oid = object.schema, pg_identify_object(catalog, object.oid, 0) o
  where owner = current_user::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
    -- A sequence of a column changes its owner with the table.
    and not exists (select from pg_depend d where d.classid = catalog and d.objid = object.oid
      and (deptype = 'e' or o.type = 'sequence' and deptype in ('a', 'i')))`;

/**
 * Makes the role that `databaseUrl` names, or gives it that password, and makes it the owner of the database and of all that
 * the superuser of `adminUrl` owns in it. The role is no superuser. Changes nothing the second time.
 * @throws Error with a message for the operator
 */
export async function prepareRole(adminUrl: string, databaseUrl: string): Promise<void> {
  for (const [name, url] of Object.entries({
    DATABASE_ADMIN_URL: adminUrl,
    DATABASE_URL: databaseUrl,
  }))
    if (!isPostgres(url)) throw new Error(postgresRule(name));
  const { username, password, pathname } = new URL(databaseUrl);
  const [role, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  if (username === new URL(adminUrl).username)
    throw new Error('DATABASE_URL and DATABASE_ADMIN_URL must name different roles.');
  const admin = new Client(Object.assign(new URL(adminUrl), { pathname }).href);
  await admin.connect();
  const run = async (template: string, ...names: string[]) => {
    const { rows } = await admin.query<{ sql: string }>(
      'select format($1::text, variadic $2::text[]) as sql',
      [template, names],
    );
    await admin.query(rows[0]?.sql ?? '');
  };
  const isTrue = async (condition: string) =>
    (await admin.query(`select where ${condition}`, [role])).rowCount === 1;
  try {
    await admin.query('begin');
    if (!(await isTrue('exists (select from pg_roles where rolname = $1)')))
      await run('create role %I', role);
    await run('alter role %I login nosuperuser password %L', role, decodeURIComponent(password));
    const isOwner = `(select datdba from pg_database where datname = current_database()) = quote_ident($1)::regrole`;
    if (!(await isTrue(isOwner))) await run('alter database %I owner to %I', database, role);
    const { rows } = await admin.query<{ type: string; identity: string }>(objectsOfAdmin);
    for (const { type, identity } of rows)
      await run(`alter ${type} %s owner to %I`, identity, role);
    await admin.query('commit');
  } finally {
    await admin.end();
  }
}

/** `node api/dist/commands/role.js`; safe to run at every start. */
if (import.meta.main)
  try {
    const environment = { ...process.env, ...secretsFromFiles(process.env) };
    const { DATABASE_ADMIN_URL, DATABASE_URL } = environment;
    if (!DATABASE_ADMIN_URL || !DATABASE_URL)
      throw new Error('Set DATABASE_ADMIN_URL and DATABASE_URL.');
    await prepareRole(DATABASE_ADMIN_URL, DATABASE_URL);
  } catch (error) {
    process.stderr.write(
      `The role of DATABASE_URL could not be made with DATABASE_ADMIN_URL: ${(error as Error).message}\n`,
    );
    process.exitCode = 1;
  }
