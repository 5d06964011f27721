import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { ReportCase, ReportDecision } from '#contract/openapi.ts';
import { reportReasons, reportReference } from '#contract/reports.ts';
import { dayOf, timeOf } from '../date.ts';
import { EmailLink } from '../fields/links.tsx';
import { LongText } from '../fields/long-text.tsx';
import { pathOf } from '../kinds.ts';
import { ActionDialog } from '../layout/confirm-dialog.tsx';
import { DialogButton } from '../layout/dialog-button.tsx';
import { NameLink } from '../layout/page-link.tsx';
import { focusHeading } from '../layout/page.tsx';
import { Row } from '../layout/row.tsx';
import { useKeptAnswer } from '../layout/use-kept-answer.ts';
import { ToneChip } from '../layout/tone-chip.tsx';
import { CardPage, Cards } from '../list/card-list.tsx';
import { messages } from '../messages.ts';

/** Reports by listing or number, held ones first. */
export const ReportList = () => (
  <CardPage title="Reports" messages={messages.report} sort={{ field: 'createdAt', order: 'DESC' }}>
    <Cards<ReportCase> card={(one) => <ReportCard of={one} />} />
  </CardPage>
);

function ReportCard({ of }: { of: ReportCase }) {
  const { id, kind, name, heldUntil, confirmed, reports } = of;
  const title = name ?? 'A phone number, kept as a hash';
  const shown = idsToRead(reports).length;
  const uphold = kind === 'number' ? 'Uphold' : 'Uphold and hide';
  return (
    <>
      <Row>
        <Typography variant="h2">
          {kind === 'number' ? (
            title
          ) : (
            <NameLink to={pathOf({ kind, id, status: 'live' })}>{title}</NameLink>
          )}
        </Typography>
        {heldUntil && <ToneChip tone="error" label={`Held until ${timeOf(heldUntil)}`} />}
        <ToneChip tone="warning" label={`${confirmed} confirmed`} />
      </Row>
      <Box component="ul" sx={{ my: 2, pl: 2.5, '& li + li': { mt: 1.5 } }}>
        {reports.map((report) => (
          <li key={report.id}>
            <strong>{reportReasons[report.reason].words}</strong>, {report.state},{' '}
            {timeOf(report.createdAt)}, {reportReference(report.id)}
            {report.email && (
              <>
                , <EmailLink address={report.email} />
              </>
            )}
            {report.day && `, happened on ${dayOf(report.day)}`}
            {report.policeNumber && `, police ${report.policeNumber}`}
            {report.words && <Box sx={{ whiteSpace: 'pre-line' }}>{report.words}</Box>}
          </li>
        ))}
      </Box>
      {confirmed > shown && (
        <Typography sx={{ mb: 2 }}>
          The newest {shown} of {confirmed} confirmed reports.
        </Typography>
      )}
      <Row>
        <DialogButton
          color="error"
          label={uphold}
          name={`${uphold}: reports of ${title}`}
          dialog={(onClose) => <DecisionDialog {...{ of, title, onClose }} verdict="uphold" />}
        />
        <DialogButton
          label="Dismiss"
          name={`Dismiss: reports of ${title}`}
          dialog={(onClose) => <DecisionDialog {...{ of, title, onClose }} verdict="dismiss" />}
        />
      </Row>
    </>
  );
}

interface DialogProps {
  of: ReportCase;
  verdict: ReportDecision['verdict'];
  title: string;
  onClose: () => void;
}

function DecisionDialog({ of, title, verdict, onClose }: DialogProps) {
  // Those that come in while the dialog covers them were not read.
  const [{ id, confirmed, reports: read }] = useState(of);
  const isBehind = idsToRead(of.reports).some((one) => !idsToRead(read).includes(one));
  const [reason, setReason] = useKeptAnswer(`${verdict} ${id}`, '');
  const isUpheld = verdict === 'uphold';
  const { upheld, dismissed, failed } = messages.report;
  return (
    <ActionDialog
      title={`${isUpheld ? 'Uphold' : 'Dismiss'} the reports of ${title}`}
      question={isBehind ? moreToRead : effects[verdict]}
      confirm={isUpheld ? 'Uphold' : 'Dismiss'}
      isDestructive={isUpheld}
      isBlocked={!reason.trim() || isBehind}
      act={(api) => api.decideReports(id, { verdict, reason: reason.trim(), confirmed })}
      done={isUpheld ? upheld : dismissed}
      failed={failed}
      // A listing can be reported again.
      onDone={() => (setReason(''), focusHeading(onClose))}
      onClose={onClose}
    >
      <LongText label="Reason" required value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

/** Of those that count. */
const idsToRead = (reports: ReportCase['reports']) =>
  reports.filter(({ state }) => state === 'confirmed').map(({ id }) => id);

const moreToRead =
  'More reports have come in. Close this and read them first: your reason is kept.';

const effects = {
  uphold: 'Visitors no longer see it. Reporters and owner are told; the owner reads this reason.',
  dismiss:
    'It is shown with its contacts, and these people cannot hold it again. The owner reads this reason if it was held.',
};
