import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Idle timeout of a session (ASVS 7.3.1). */
export const idleMinutes = 60;

/** Sessions in the database make logout and the idle timeout possible, which a token alone cannot. */
@Injectable()
export class Sessions {
  constructor(private readonly em: EntityManager) {}

  /** Opens a session and returns its id; also deletes expired sessions. */
  async open(accountId: string): Promise<string> {
    await this.em.execute(`delete from session where not ${isOpen}`, [idleMinutes]);
    const [row] = await this.em.execute<{ id: string }[]>(
      'insert into session (account_id) values (?) returning id',
      [accountId],
    );
    return row?.id ?? '';
  }

  /** Whether the session is open; restarts its idle timeout, with at most one write per minute. */
  async use(id: string, accountId: string): Promise<boolean> {
    const [row] = await this.em.execute<{ recent: boolean }[]>(
      `select used_at > now() - interval '1 minute' as recent from session
       where id = ? and account_id = ? and ${isOpen}`,
      [id, accountId, idleMinutes],
    );
    if (row && !row.recent)
      await this.em.execute('update session set used_at = now() where id = ?', [id]);
    return row !== undefined;
  }

  /** Ends a session and so invalidates its token. */
  async close(id: string): Promise<void> {
    await this.em.execute('delete from session where id = ?', [id]);
  }
}

const isOpen = "used_at > now() - ? * interval '1 minute'";
