import type { ReportCase } from '../contract.ts';
import { CardPage, Cards, QUEUE_REFETCH_MS } from '../list/card-list.tsx';
import { messages } from '../messages.ts';
import { ReportCard } from './report-card.tsx';

/** Reports by listing or number, held ones first. */
export const ReportList = () => (
  <CardPage
    title="Reports"
    of="reports"
    messages={messages.report}
    sort={{ field: 'createdAt', order: 'DESC' }}
    refetchInterval={QUEUE_REFETCH_MS}
  >
    <Cards<ReportCase> card={(one) => <ReportCard key={one.id} of={one} />} />
  </CardPage>
);
