import { TOTP } from 'otpauth';
import { testApp } from '../app.ts';
import { adminToken, makeAdmin } from '../make-account.ts';
import { makeJob, pending } from '../make-listing.ts';
import { makeSubject } from '../make-subject.ts';
import { Partners } from '../../src/partners/partners.service.ts';
import { document, operations, pointer, schemaErrors } from '../contract-check/contract.ts';
import { internal } from '../../src/platform/http/internal.decorator.ts';
import { commandsIn, curl } from './curl.ts';
import { makeDocumentedAccount } from './examples.ts';

const api = testApp();
let variables: Record<string, string>;

beforeAll(async () => {
  await makeDocumentedAccount(api);
  const { key } = await api.app.get(Partners).add('Documented');
  variables = { SITE: api.url, TOKEN: await adminToken(api), PARTNER_KEY: key };
});

/** Replaces the code of an authenticator app, which is valid for half a minute, by the one of now. */
const withCode = (source: string) => {
  const secret = /"secret": ?"([A-Z2-7]{32})"/.exec(source)?.[1];
  const code = secret && new TOTP({ secret }).generate();
  return code ? source.replace(/("code": ?")\d{6}/, `$1${code}`) : source;
};

/** Makes the documented link for a new password one of a new account. */
async function makeResetLink(token: string): Promise<void> {
  const { id } = await makeAdmin(api);
  await api.sql(
    `update account set reset_token_hash = encode(sha256(?::bytea), 'hex'), reset_expires_at = now() + interval '1 hour'
     where id = ?`,
    [token, id],
  );
}

/** A pending job with this reference, sent with the documented key. */
async function makeSubmission(reference: string): Promise<void> {
  await api.sql('delete from job where reference = ?', [reference]);
  const { id } = await makeJob(api, { ...pending, reference });
  await api.sql(
    `insert into partner_submission (reference, partner_id, kind, listing_id)
     select ?, id, 'job', ? from partner where name = 'Documented'
     on conflict (reference) do update set listing_id = excluded.listing_id, withdrawn_at = null`,
    [reference, id],
  );
}

/** The calls of partners and moderators; those that only the site and the panel use are not in the documentation. */
const documented = operations.filter(({ operation }) => !(internal in operation));
const samples = documented.flatMap(({ name, operation }) =>
  [...(operation.description ?? '').matchAll(/\*\*(.+)\*\*\n\n```sh\n([^]*?)\n```/g)].map(
    ([, label = '', source = '']) => ({ name, operation, label, source }),
  ),
);

describe('a documented curl command', () => {
  it('exists for every documented call', () => {
    const shown = new Set(samples.map(({ name }) => name));
    expect(documented.filter(({ name }) => !shown.has(name))).toEqual([]);
  });

  it.each(samples)('succeeds for $name, $label', async ({ operation, source }) => {
    const [, token] = /"token": ?"([\w-]{43})"/.exec(source) ?? [];
    if (token) await makeResetLink(token);
    const [, path = ''] = /"\$SITE(\/[^"]*)"/.exec(source) ?? [];
    const [, reference] = /^\/api\/submissions\/(.+)/.exec(path) ?? [];
    if (reference) await makeSubmission(reference);
    // The documented contact can be blocked once.
    if (path === '/api/blocks') await api.sql('delete from block');
    const [id] = /[\da-f-]{36}/.exec(path) ?? [];
    if (id) await makeSubject(api, path, id);
    const [command = []] = commandsIn(withCode(source), variables);
    const url = command.find((word) => word.startsWith(api.url)) ?? '';
    const { status } = await curl(command);
    if (url.endsWith('/logout')) variables.TOKEN = await adminToken(api);
    const codes = Object.keys(operation.responses).filter((code) => /^2/.test(code));
    expect(codes).toContain(String(status));
  });

  const scripts = [...(document.info.description ?? '').matchAll(/```sh\n([^]*?)```/g)].map(
    ([, script = '']) => ({ script, start: script.split('\n', 1)[0] }),
  );

  it.each(scripts)('of the introduction succeeds: $start', async ({ script }) => {
    const commands = commandsIn(script, variables).filter(([word]) => word === 'curl');
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      expect([command, (await curl(command)).ok]).toEqual([command, true]);
    }
  });
});

/** Every example of the document, with the pointer to its schema. */
function examplesIn(
  node: unknown,
  place = '',
): { place: string; schema: string; example: unknown }[] {
  if (node === null || typeof node !== 'object') return [];
  const { example, examples, schema } = node as {
    example?: unknown;
    examples?: Record<string, { $ref?: string }>;
    schema?: object;
  };
  const of = schema ? `${place}/schema` : place;
  const single = example === undefined ? [] : [{ place, schema: of, example }];
  const named = Object.values(schema ? (examples ?? {}) : {}).map(({ $ref = '' }) => ({
    place: `${place} ${$ref}`,
    schema: of,
    example: (document.components?.examples?.[$ref.split('/').at(-1) ?? ''] as { value: unknown })
      .value,
  }));
  const inner = Object.entries(node)
    .filter(([name]) => !['example', 'examples'].includes(name))
    .flatMap(([name, child]) => examplesIn(child, place + pointer(name)));
  return [...single, ...named, ...inner];
}

it('has a valid value for every documented example', () => {
  const found = examplesIn(document);
  expect(found.length).toBeGreaterThan(200);
  const invalid = found.flatMap(({ place, schema, example }) => {
    const errors = schemaErrors(schema, example);
    return errors ? [`${place}: ${errors}`] : [];
  });
  expect(invalid).toEqual([]);
});
