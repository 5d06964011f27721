import { z } from 'zod';
import { ACTIVITY_DAYS, today } from './activity.ts';
import { raw, sql } from '../platform/database/sql.ts';

/** Answers about a company in one hour; with more the hour is a burst, which no figure counts. */
const MAX_IN_HOUR = 5;
/** With fewer answers no share is shown, since it would mean little. */
const MIN_ANSWERS = 10;

/** Body of an answer to “Did they answer?”. */
export const Answer = z.strictObject({ answer: z.enum(['yes', 'no', 'wrong_number']) });
export type Answer = z.output<typeof Answer>;

const count = z.int().min(0);

/** Answers about a company on a day in Lagos. */
export const AnswerDay = z
  .object({
    day: z.iso.date(),
    yes: count,
    no: count,
    wrong: count.meta({ description: 'Those who said that the number is wrong' }),
    burst: count.meta({ description: 'Answers of hours with more than 5: in no figure' }),
  })
  .meta({ id: 'AnswerDay', examples: [{ day: '2026-11-20', yes: 4, no: 1, wrong: 0, burst: 0 }] });

export const Answered = z
  .object({ yes: count, of: count })
  .nullable()
  .meta({
    description:
      'Of those who told in 90 days whether the company answered, how many said yes; null below 10',
    example: { yes: 8, of: 10 },
  });

const isRecent = `day > ${today.text} - ${ACTIVITY_DAYS}`;
const isBurst = `yes + no + wrong > ${MAX_IN_HOUR}`;

/** SQL of {@link Answered} of the company with the `id` of the row. */
export const answered = `(select case when sum(yes + no) >= ${MIN_ANSWERS}
    then json_build_object('yes', sum(yes), 'of', sum(yes + no)) end
  from answer_day where company_id = id and ${isRecent} and not (${isBurst}))`;

/** Selects days with answers as a JSON array, the newest first. */
export const answerDaysOf = (id: string) => sql`
  select coalesce(json_agg(days order by day desc), '[]')::text as json from (
    select day, sum(yes) as yes, sum(no) as no, sum(wrong) as wrong,
      coalesce(sum(yes + no + wrong) filter (where ${raw(isBurst)}), 0) as burst
    from answer_day where company_id = ${id} and ${raw(isRecent)} group by day) days`;
