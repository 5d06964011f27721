import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ACTIVITY_DAYS, today } from '../figures/activity.ts';
import { ListingService } from '../listing-api/listing.service.ts';
import { checkedId } from '../listings/kind.ts';
import { isLive } from '../listings/life.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { notice } from '../screening/note.ts';
import { type Answer, answerDaysOf } from '../figures/answers.ts';
import { companies } from './company.kind.ts';
import { FirstPresses } from './first-presses.ts';

const columns = { yes: 'yes', no: 'no', wrong_number: 'wrong' } as const;
const DAY_MS = 24 * 60 * 60_000;
/** Answers “wrong number” from which on a moderator is told. */
const MIN_WRONG = 3;

const wrongNumber = notice(
  'wrong_number',
  `${MIN_WRONG} visitors have said that the number is wrong. Call it, and ask the company by email if nobody of theirs answers.`,
);

/** Counts what visitors say about the companies whose numbers they were shown. */
@Injectable()
export class AnswersService {
  /** For a day: a cookie that was kept can be sent again after an answer. */
  private readonly presses = new FirstPresses(DAY_MS);

  constructor(
    private readonly em: EntityManager,
    private readonly database: ReadOnlyDatabase,
    private readonly listings: ListingService,
  ) {}

  /** Counts one of each answer of an address in a day: thousands may share it. @throws 404, 410 like a read of the company */
  add(id: string, { answer }: Answer, visitor: string): Promise<void> {
    return this.presses.count(`${visitor} ${answer}`, id, () => this.count(id, answer));
  }

  private async count(id: string, answer: Answer['answer']): Promise<void> {
    const column = columns[answer];
    const counted = await this.em.execute<object[]>(
      `insert into answer_day (company_id, day, hour, ${column})
         select id, ${today.text}, extract(hour from now() at time zone 'Africa/Lagos'), 1 from company
         where id = ? and ${isLive.text}
       on conflict (company_id, day, hour) do update set ${column} = answer_day.${column} + 1 returning day`,
      [checkedId(companies, id)],
    );
    if (counted.length === 0) await this.listings.reader(companies).find(id);
    else if (answer === 'wrong_number') await this.tellModerators(id);
  }

  /** The days of the last 90 with answers, the newest first, for moderators. @throws 404 */
  async days(id: string): Promise<JsonResponse> {
    await this.listings.reader(companies).record(id);
    const { json } = await this.database.row<{ json: string }>(answerDaysOf(id), 'answer days');
    return new JsonResponse(json);
  }

  /** Counts what was said since a moderator called the number. */
  private async tellModerators(id: string): Promise<void> {
    await this.em.execute(
      `update company set notes = notes || ?::jsonb where id = ? and not notes @> '[{"rule": "wrong_number"}]'
         and (select sum(wrong) from answer_day where company_id = id and day > ${today.text} - ${ACTIVITY_DAYS}
           and day > coalesce(((proofs -> 'phone' ->> 'on')::timestamptz at time zone 'Africa/Lagos')::date, '-infinity')) >= ${MIN_WRONG}`,
      [JSON.stringify([wrongNumber]), id],
    );
  }
}
