import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { ApprovedPage } from './approved/approved-page.tsx';
import { authProvider } from './auth-provider.ts';
import { brand } from './brand.ts';
import { companies } from './companies/index.ts';
import { dataProvider } from './data-provider.ts';
import { HiddenPage } from './hidden/hidden-page.tsx';
import { inquiries } from './inquiries/index.ts';
import { jobs } from './jobs/index.ts';
import { Layout } from './layout/layout.tsx';
import { Notifications } from './layout/notifications.tsx';
import { UnknownPage } from './layout/unknown-page.tsx';
import { darkTheme, lightTheme } from './layout/theme.ts';
import { moderations } from './moderations/index.ts';
import { OverviewPage } from './overview/index.ts';
import { dashboardPath } from './paths.ts';
import { pendingCompanies } from './pending-companies/index.ts';
import { pendingJobs } from './pending-jobs/index.ts';

/** The panel: one line for each place in it. */
export const App = () => (
  <Admin
    basename={dashboardPath}
    title={brand}
    dataProvider={dataProvider}
    authProvider={authProvider}
    requireAuth
    layout={Layout}
    notification={Notifications}
    catchAll={UnknownPage}
    theme={lightTheme}
    darkTheme={darkTheme}
    disableTelemetry
  >
    <Resource {...pendingJobs} />
    <Resource {...pendingCompanies} />
    <Resource {...jobs} />
    <Resource {...companies} />
    <Resource {...inquiries} />
    <Resource {...moderations} />
    <CustomRoutes>
      <Route path="/approved" element={<ApprovedPage />} />
      <Route path="/hidden" element={<HiddenPage />} />
      <Route path="/overview" element={<OverviewPage />} />
    </CustomRoutes>
  </Admin>
);
