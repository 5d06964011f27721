import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { LoginPage } from './login/login-page.tsx';
import { dashboardPath, loginPath } from './paths.ts';

const loadPanel = () => import('./app.tsx');
const preloadPanel = () => void loadPanel().catch(() => undefined);

/** A separate download, so that the login page stays small. */
const Panel = lazy(async () => ({ default: (await loadPanel()).App }));

const loading = (
  <main className="opening" aria-busy="true">
    <p role="status">Loading…</p>
  </main>
);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {/* As transitions they would leave a moment without an open submission, in which keys do nothing. */}
    <BrowserRouter useTransitions={false}>
      <Suspense fallback={loading}>
        <Routes>
          <Route path={loginPath} element={<LoginPage preload={preloadPanel} />} />
          <Route path={`${dashboardPath}/*`} element={<Panel />} />
          <Route path="*" element={<Navigate to={dashboardPath} replace />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  </StrictMode>,
);
