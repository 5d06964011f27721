import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A session that nobody uses for so long is over (ASVS 7.3.1). */
export const idleMinutes = 60;

/** The logins that are open: what a token alone could not know, that it was logged out or forgotten on some desk. */
@Injectable()
export class Sessions {
  constructor(private readonly em: EntityManager) {}

  /** Opens one for an account, and answers its id. Those that are over are swept out on the way. */
  async open(accountId: string): Promise<string> {
    await this.em.execute(`delete from session where not ${isUsed}`, [idleMinutes]);
    const [row] = await this.em.execute<{ id: string }[]>(
      'insert into session (account_id) values (?) returning id',
      [accountId],
    );
    return row?.id ?? '';
  }

  /** Whether it is open, and its hour begins anew. That is written down once a minute at most. */
  async use(id: string, accountId: string): Promise<boolean> {
    const [row] = await this.em.execute<{ fresh: boolean }[]>(
      `select used_at > now() - interval '1 minute' as fresh from session
       where id = ? and account_id = ? and ${isUsed}`,
      [id, accountId, idleMinutes],
    );
    if (row && !row.fresh)
      await this.em.execute('update session set used_at = now() where id = ?', [id]);
    return row !== undefined;
  }

  /** Ends one; its token is good for nothing from now on. */
  async close(id: string): Promise<void> {
    await this.em.execute('delete from session where id = ?', [id]);
  }
}

const isUsed = "used_at > now() - ? * interval '1 minute'";
