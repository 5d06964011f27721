import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Opening } from './login/opening.tsx';
import { LoginPage } from './login/login-page.tsx';
import { Panel } from './panel.ts';
import { dashboardPath, loginPath } from './paths.ts';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <Suspense fallback={<Opening />}>
        <Routes>
          <Route path={loginPath} element={<LoginPage />} />
          <Route path={`${dashboardPath}/*`} element={<Panel />} />
          <Route path="*" element={<Navigate to={dashboardPath} replace />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  </StrictMode>,
);
