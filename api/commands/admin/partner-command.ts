import { type Partner, PartnerName } from '../../src/partners/partner.schemas.ts';
import type { Partners } from '../../src/partners/partners.service.ts';
import { parseArguments, UsageError } from '../run-command.ts';

const usage = `Keys of partners:
  partner list           shows all partners
  partner add <name>     adds a partner and prints its key once
  partner revoke <name>  makes its key invalid at once`;

/** Runs the command and returns the output. @throws UsageError, Error */
export async function partnerCommand(partners: Partners, args: string[]): Promise<string> {
  const { positionals } = parseArguments(usage, args, {}, 2);
  const [command, given] = positionals;
  if (command === 'list' && given === undefined)
    return (await partners.list()).map(lineOf).join('\n') || 'There is no partner.';
  const { data: name } = PartnerName.safeParse(given);
  if (name === undefined) throw new UsageError(usage);
  if (command === 'add') {
    const { key } = await partners.add(name);
    return `${name} is a partner now. Its key, which is not shown again: ${key}`;
  }
  if (command !== 'revoke') throw new UsageError(usage);
  const isNamed = (one: Partner) => one.name.toLowerCase() === name.toLowerCase();
  const valid = (await partners.list()).find((one) => isNamed(one) && !one.revokedAt);
  if (!valid) throw new Error(`There is no partner ${name} with a valid key.`);
  await partners.revoke(valid.id);
  return `The key of ${valid.name} is not valid any more.`;
}

/** `Jobs of Lagos                    last used 2026-11-22T09:30:00.000Z` */
function lineOf({ name, usedAt, revokedAt }: Partner): string {
  const use = usedAt ? `last used ${usedAt}` : 'never used';
  return `${name.padEnd(32)} ${revokedAt ? `revoked ${revokedAt}, ` : ''}${use}`;
}
