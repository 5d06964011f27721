import { Box, Stack, Typography } from '@mui/material';
import type { OwnershipClaim } from '#contract/openapi.ts';
import { EmailLink, PhoneLink, WebLink } from '../fields/links.tsx';
import { pathOf } from '../kinds.ts';
import { DialogButton } from '../layout/dialog-button.tsx';
import { NameLink } from '../layout/page-link.tsx';
import { Row } from '../layout/row.tsx';
import { ToneChip } from '../layout/tone-chip.tsx';
import { CardPage, Cards } from '../list/card-list.tsx';
import { messages } from '../messages.ts';
import { Waiting } from '../review/waiting.tsx';
import { ClaimDialog, verdictNames } from './claim-dialog.tsx';

/** People who say that a listed company is theirs, oldest first. */
export const OwnershipClaimList = () => (
  <CardPage
    title="Company Claims"
    messages={messages.ownershipClaim}
    sort={{ field: 'createdAt', order: 'ASC' }}
  >
    <Cards<OwnershipClaim> card={(claim) => <OwnershipClaimCard claim={claim} />} />
  </CardPage>
);

function OwnershipClaimCard({ claim }: { claim: OwnershipClaim }) {
  const { company, code, words } = claim;
  // Granting it takes a call of the listing's number.
  const page = `${pathOf({ kind: 'company', id: company.id, status: 'live' })}#phone`;
  const contacts = ({ phone, email }: { phone: string; email: string }) => (
    <Stack sx={{ alignItems: 'start' }}>
      <PhoneLink number={phone} />
      <EmailLink address={email} />
    </Stack>
  );
  return (
    <>
      <Row>
        <Typography variant="h2">
          <NameLink to={page}>{company.name}</NameLink>
        </Typography>
        <Waiting since={claim.createdAt} isDated />
        {claim.state === 'objected' && <ToneChip tone="error" label="The owner objects" />}
        {claim.ownerConfirmed && <ToneChip tone="success" label="The owner: that is me" />}
        {claim.isSameDomain && <ToneChip tone="success" label="Email of the website’s domain" />}
        {claim.cacNumber && (
          <ToneChip
            tone={claim.cacNumber === company.cacNumber ? 'success' : 'warning'}
            label={`${claim.cacNumber === company.cacNumber ? 'Same' : 'Another'} CAC number`}
          />
        )}
        {claim.isNumberAsked && <ToneChip tone="success" label="Number asked: confirmed" />}
      </Row>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, my: 2 }}>
        <div>
          <strong>The listing now</strong>
          {contacts(company)}
          <div>{company.cacNumber}</div>
          {company.website && <WebLink address={company.website} />}
        </div>
        <div>
          <strong>
            <bdi>{claim.name}</bdi>, <bdi>{claim.role}</bdi>
          </strong>
          {contacts(claim)}
          {claim.cacNumber && <div>{claim.cacNumber}</div>}
          Code <strong>{code}</strong>
        </div>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', mb: 2 }}>{words}</Typography>
      <Row>
        {(['grant', 'refuse'] as const).map((verdict) => (
          <DialogButton
            key={verdict}
            variant={verdict === 'grant' ? 'contained' : 'outlined'}
            label={verdictNames[verdict]}
            name={`${verdictNames[verdict]} the claim of ${company.name}: ${claim.name}`}
            dialog={(onClose) => <ClaimDialog {...{ claim, verdict, onClose }} />}
          />
        ))}
      </Row>
    </>
  );
}
