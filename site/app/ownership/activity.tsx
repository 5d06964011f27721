import { activityTable, periods, viewsChart } from '#contract/activity.ts';
import { grouped } from '#contract/digits.ts';
import { dayOf } from '../text/ago.ts';
import type { Ownership } from './ownership.ts';

/** Views and contacts of the listing in 90 days: a table, and a chart drawn by attributes alone. */
export function Activity({ kind, activity, comparison }: Ownership) {
  const { path, viewBox, label, hasViews } = viewsChart(activity);
  return (
    <section className="section card" aria-labelledby="figures">
      <h2 id="figures">Who looked at it</h2>
      <div className="overflow-x-auto">
        <table className={table}>
          <thead className="text-ink-soft text-sm">
            <tr>
              <td />
              {periods.map((days) => (
                <th key={days} scope="col">{`${days} days`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {activityTable(kind, activity).map(({ name, values }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={index}>{grouped(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-ink-soft mt-2 text-sm">
        {`${kind === 'job' ? 'Applications are' : 'Calls and WhatsApp are'} taps on our pages. Visitors whose browser runs no script are not counted there.`}
      </p>
      {hasViews && (
        <>
          <svg
            role="img"
            aria-label={label}
            viewBox={viewBox}
            preserveAspectRatio="none"
            height={96}
            className="text-action border-line mt-6 w-full border-b"
          >
            <path d={path} fill="currentColor" />
          </svg>
          <p className="text-ink-soft mt-1 text-sm" aria-hidden>
            {`Views per day from ${dayOf(activity[0]?.day ?? '')} until today, ${label.replace(/.*, /, '')}.`}
          </p>
        </>
      )}
      {comparison && comparison.percent > 0 && (
        <p className="mt-4 text-sm">
          {`Compared with similar companies in ${comparison.place}: more views in 30 days than ${comparison.percent} % of them.`}
        </p>
      )}
    </section>
  );
}

const table =
  'mt-4 w-full text-right tabular-nums [&_:is(td,th)]:py-2 [&_:is(td,th)]:pl-2 ' +
  '[&_thead]:whitespace-nowrap [&_[scope=row]]:pl-0 [&_[scope=row]]:text-left [&_th]:font-normal';
