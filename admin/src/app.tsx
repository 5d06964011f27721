import { lazy, type ComponentType, type ReactNode } from 'react';
import { CssBaseline, IconButton, Portal } from '@mui/material';
import { X } from 'lucide-react';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  defaultI18nProvider,
  Loading,
  Notification,
  Resource,
  useCloseNotification,
  useNotificationContext,
} from 'react-admin';
import { QueryClient } from '@tanstack/react-query';
import { Navigate, Route } from 'react-router-dom';
import { dataProvider } from './api-client/data-provider.ts';
import { Layout } from './layout/layout.tsx';
import { darkTheme, lightTheme } from './layout/theme.ts';
import { Notice } from './layout/notice.tsx';
import { focusHeading, Page } from './layout/page.tsx';
import { brand } from './messages.ts';
import { dashboardPath, firstPage } from './paths.ts';
import { DecisionsProvider } from './review/decisions.tsx';
import { Queue } from './review/queue.tsx';
import { withoutUnsent } from './review/unsent.ts';
import { SearchBox } from './search/search-box.tsx';
import { authProvider } from './session/auth-provider.ts';
import { session } from './session/session.ts';
import { store } from './session/store.ts';

const page = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

const ApprovedListing = page('ApprovedListing', () => import('./approved/approved-listing.tsx'));
const ApprovedPage = page('ApprovedPage', () => import('./approved/approved-page.tsx'));
const HiddenPage = page('HiddenPage', () => import('./approved/approved-page.tsx'));
const ListingEdit = page('ListingEdit', () => import('./listings/listing-edit.tsx'));
const ChangeList = page('ChangeList', () => import('./changes/change-list.tsx'));
const InquiryList = page('InquiryList', () => import('./inquiries/inquiry-list.tsx'));
const ModerationList = page('ModerationList', () => import('./moderations/moderation-list.tsx'));
const OverviewPage = page('OverviewPage', () => import('./overview/overview-page.tsx'));
const ReportList = page('ReportList', () => import('./reports/report-list.tsx'));
const ModeratorsPage = page('ModeratorsPage', () => import('./access/moderators-page.tsx'));
const OwnershipClaimList = page(
  'OwnershipClaimList',
  () => import('./ownership-claims/ownership-claim-list.tsx'),
);
const PartnersPage = page('PartnersPage', () => import('./access/partners-page.tsx'));
const BlockPage = page('BlockPage', () => import('./blocks/block-page.tsx'));
const DoubtList = page('DoubtList', () => import('./proofs/worklists.tsx'));
const ProofList = page('ProofList', () => import('./proofs/worklists.tsx'));
const SearchPage = page('SearchPage', () => import('./search/search-page.tsx'));
const AccountPage = page('AccountPage', () => import('./account/account-page.tsx'));

/** List and submission are one page, so that the list stays as it is while one reads. */
const queueRoutes = (
  <>
    <Route path=":id" element={<ListingEdit />} />
    <Route path="/*" element={<Queue />} />
  </>
);
const approved = { show: ApprovedListing, edit: ListingEdit };
const provider = withoutUnsent(dataProvider);

/** react-admin answers a call with `{}` after the logout that its 401 causes: of no shape that a page expects. */
const select = (answer: unknown) => (session.token() ? answer : undefined);
const queryClient = new QueryClient({
  // Offline they fail at once: a form that was left would be sent later.
  defaultOptions: { queries: { select }, mutations: { networkMode: 'always' } },
});

const UnknownPage = () => (
  <Page title="Page not found">
    <Notice severity="info" button="Pending Jobs" to={firstPage}>
      There is nothing at this address.
    </Notice>
  </Page>
);

const FirstPage = () => <Navigate to={firstPage} replace />;

/** `<Admin>` of react-admin without the pages that it has by default and the panel does not use: 30 kB of script less. */
export const App = () => (
  <AdminContext
    basename={dashboardPath}
    dataProvider={provider}
    queryClient={queryClient}
    authProvider={authProvider}
    i18nProvider={defaultI18nProvider}
    store={store}
    theme={lightTheme}
    darkTheme={darkTheme}
  >
    <CssBaseline enableColorScheme />
    <CoreAdminUI
      title={brand}
      requireAuth
      layout={PanelLayout}
      loading={Loading}
      catchAll={UnknownPage}
      dashboard={FirstPage}
      disableTelemetry
    >
      <Resource name="pending-jobs">{queueRoutes}</Resource>
      <Resource name="pending-companies">{queueRoutes}</Resource>
      <Resource name="jobs" {...approved} />
      <Resource name="companies" {...approved} />
      <Resource name="blocks" list={BlockPage} />
      <Resource name="changes" list={ChangeList} />
      <Resource name="ownership-claims" list={OwnershipClaimList} />
      <Resource name="inquiries" list={InquiryList} />
      <Resource name="reports" list={ReportList} />
      <Resource name="moderations" list={ModerationList} />
      <Resource name="doubts" list={DoubtList} />
      <Resource name="proofs" list={ProofList} />
      <CustomRoutes>
        <Route path="/approved" element={<ApprovedPage />} />
        <Route path="/hidden" element={<HiddenPage />} />
        <Route path="/moderators" element={<ModeratorsPage />} />
        <Route path="/partners" element={<PartnersPage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/overview" element={<OverviewPage />} />
      </CustomRoutes>
    </CoreAdminUI>
    <TopNotification />
  </AdminContext>
);

/** Decisions outlive the page on which they are made. */
const PanelLayout = ({ children }: { children: ReactNode }) => (
  <DecisionsProvider>
    <Layout search={<SearchBox />}>{children}</Layout>
  </DecisionsProvider>
);

/**
 * At the top, where it covers neither the buttons nor a phone's navigation bar, and outside of what an open dialog hides from
 * screen readers. A success makes way for the next message; no click elsewhere ends one that is not read yet.
 */
function TopNotification() {
  const { notifications } = useNotificationContext();
  return (
    <Portal>
      <Notification
        autoHideDuration={notifications.length > 0 ? 1000 : 4000}
        multiLine
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        action={<CloseMessage />}
        slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
      />
    </Portal>
  );
}

function CloseMessage() {
  const close = useCloseNotification();
  return (
    <IconButton
      color="inherit"
      size="small"
      aria-label="Close the message"
      onClick={() => focusHeading(close)}
    >
      <X size={18} />
    </IconButton>
  );
}
