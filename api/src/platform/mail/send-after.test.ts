import { mailingApps } from '../../../test/mailing.ts';
import { inDays } from '../../../test/make-listing.ts';
import { until } from '../../../test/until.ts';
import { Outbox } from './outbox.ts';

const { server, api } = mailingApps();

it('sends a mail with a time not before that time', async () => {
  const letter = { subject: 's', heading: 'h', preview: 'p', blocks: [], why: 'w' };
  const [later, usual] = ['later@swift.com.ng', 'usual@swift.com.ng'];
  await api.app
    .get(Outbox)
    .put(
      api.em.fork(),
      { key: 'later', sendAfter: inDays(1), letter: { ...letter, to: later } },
      { key: 'usual', letter: { ...letter, to: usual } },
    );
  await until('the usual mail', () => server.to(usual).length > 0);
  expect(server.to(later)).toEqual([]);
  await api.sql(`update mail set send_after = now() where key = 'later'`);
  await until('the later mail', () => server.to(later).length > 0);
});
