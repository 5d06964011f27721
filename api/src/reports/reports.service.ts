import { Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { asDialled } from '#contract/phone.ts';
import { reportReference } from '#contract/reports.ts';
import { mailboxKey, mailboxOf } from '../platform/mail/mailbox.ts';
import { printOf } from '../contacts/contacts.ts';
import { reportedNumber } from '../contacts/phones.ts';
import { Kinds, notFound } from '../listings/kind.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { ModerationService } from '../moderation/moderation.service.ts';
import { DigestService } from '../notices/digest.service.ts';
import { dayInLagos } from '../notices/lagos-time.ts';
import { keyedHash } from '../platform/hash.ts';
import { Limits } from '../platform/limits/limits.service.ts';
import { signer } from '../platform/signing.ts';
import type { Attempt } from '../submissions/attempt.ts';
import { IdempotentRequest, receiptResponse } from '../submissions/idempotency-key.ts';
import { Holds } from './holds.service.ts';
import { confirmation } from './report.letters.ts';
import type { ReportForm, ReportReceipt } from './report.schemas.ts';

const links = signer('report confirmations');
const confirmed: ReportReceipt = {
  message: 'Thank you. Your report counts now. We email you what a moderator decides.',
};
const gone: ReportReceipt = {
  message: 'Thank you. Your report counts now. The listing is no longer here.',
};
const decided: ReportReceipt = {
  message: 'A moderator has already decided about this. Has it happened again? Report it again.',
};

/** Takes reports, and their confirmations from the mailbox of the reporter. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: Kinds,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly moderation: ModerationService,
    private readonly holds: Holds,
    private readonly digest: DigestService,
  ) {}

  /** Once per idempotency key; `network` is forgotten after 30 days. @throws 404 for a listing that was never public, 429 */
  async send(form: ReportForm, attempt: Attempt, network: string, now: Date) {
    const body = JSON.stringify(form);
    const request = new IdempotentRequest<ReportReceipt>('POST /reports', attempt, body);
    const earlier = await request.earlierReceipt(this.em);
    if (earlier) return receiptResponse({ receipt: earlier, isReplay: true });
    if (attempt.admission.refusal) throw attempt.admission.refusal;
    const name = await this.nameOf(form);
    const { email } = form;
    const isMailed = email && (await this.isMailed(email, network));
    const done = await this.em.transactional((em) =>
      request.once(em, async () => {
        const id = await this.store(em, form, network, now);
        if (isMailed) await this.outbox.put(em, confirmation({ id, email }, tokenOf(id), name));
        const message = 'Thank you. Your report is with us.';
        return { message, reference: reportReference(id), mailed: Boolean(isMailed) };
      }),
    );
    return receiptResponse(done);
  }

  /** Makes a report count. @throws 404 for a token that is not ours */
  async confirm(token: string): Promise<ReportReceipt> {
    const [id = '', signature = ''] = token.split('.');
    const [report] = links.isSigned(id, signature)
      ? await this.em.execute<
          { kind: ReportForm['kind']; subject: string; isNew: boolean; isGone: boolean }[]
        >(
          `select kind, subject, state = 'unconfirmed' as "isNew",
             not exists (select from company where id = listing_id)
             and not exists (select from job where id = listing_id) as "isGone" from report where id = ?`,
          [id],
        )
      : [];
    if (!report)
      throw new NotFoundException('This link does not work. Open it from our email again.');
    const { kind, subject, isNew, isGone } = report;
    const count = async (em: EntityManager) => {
      const counted = await em.execute<object[]>(
        `update report set state = 'confirmed' where id = ? and decided_at is null returning id`,
        [id],
      );
      return counted.length > 0;
    };
    const announce = async (em: EntityManager) => {
      if (isNew) await this.digest.add(em, kind, subject);
      return confirmed;
    };
    if (kind === 'number')
      return this.em.transactional(async (em) => ((await count(em)) ? announce(em) : decided));
    if (isGone) return (await count(this.em)) ? gone : decided;
    const decision = { id: subject, isAutomatic: true };
    return this.moderation.decide(this.kinds.of(kind), decision, async (step) => {
      if (!(await count(step.em))) return decided;
      await this.holds.consider(kind, step);
      const isHeld = (step.listing.heldUntil ?? step.now) > step.now;
      // Of a hold moderators have a mail of its own.
      return isHeld ? confirmed : announce(step.em);
    });
  }

  /** Counts one mail. A stranger uses up the mails that his network asks for, not all those of a mailbox. */
  private async isMailed(email: string, network: string): Promise<boolean> {
    const mailbox = mailboxKey(email);
    const of = keyedHash(`mails to ${mailbox} for ${network}`);
    if ((await this.limits.consume('network-report-mails', of)).exceeded) return false;
    return !(await this.limits.consume('report-mails', mailbox)).exceeded;
  }

  private async store(em: EntityManager, form: ReportForm, network: string, now: Date) {
    const { kind, listing, phone, email } = form;
    const row = {
      kind,
      listing_id: kind === 'number' ? null : listing,
      phone_hash: phone && reportedNumber(phone),
      reason: form.reason,
      words: form.words,
      happened_on: form.day,
      police_number: form.policeNumber,
      email,
      mailbox: email && printOf({ type: 'email', value: mailboxOf(email) }),
      mark: keyedHash(`report of ${dayInLagos(now)} from ${network}`),
    };
    const names = Object.keys(row);
    const [made] = await em.execute<{ id: string }[]>(
      `insert into report (${names.join()}) values (${names.map(() => '?').join()}) returning id`,
      Object.values(row),
    );
    return made?.id ?? '';
  }

  /** The listing or number in words. @throws 404 */
  private async nameOf({ kind, listing, phone }: ReportForm): Promise<string> {
    if (kind === 'number') return asDialled(phone ?? '');
    const named = kind === 'company' ? 'name' : 'title';
    const [row] = await this.em.execute<{ name: string }[]>(
      `select ${named} as name from ${kind} where id = ? and status <> 'pending'`,
      [listing],
    );
    if (!row) throw notFound(this.kinds.of(kind));
    return row.name;
  }
}

/** The token of the link that confirms a report. */
export const tokenOf = (id: string) => `${id}.${links.sign(id)}`;
