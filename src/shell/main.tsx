import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@fontsource-variable/inter';
import './shell.css';
import { createQueryOptions, TransportProvider } from '@connectrpc/connect-query';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { createQueryClient } from './api/query-client.ts';
import { createTransport } from './api/transport.ts';
import { setInOwnFont } from './frame/font.ts';
import { later } from './frame/later.tsx';
import { loadAhead, Pages, pagesOf } from './frame/page-code.tsx';
import { Router } from './router/router.tsx';
import { routes } from './routes.tsx';
import { followSessionChanges } from './session/session-change.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/** Notifications that come before this code has loaded are shown as soon as it has. */
const NotificationArea = later(async () => (await import('./frame/notifications.tsx')).Notifications);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

/** The nonce by which this page's Content-Security-Policy accepts the shell's own styles. */
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
// Dialogs add a style that stops the page from scrolling. They read the nonce of that style here.
Object.assign(globalThis, { __webpack_nonce__: nonce });

followSessionChanges();
setInOwnFont();
const transport = createTransport();
const queryClient = createQueryClient();
// No page is shown without the session, so request it before the code of the page has loaded.
void queryClient.prefetchQuery(createQueryOptions(SessionService.method.getSession, {}, { transport }));
const pages = pagesOf(routes);
loadAhead(pages, window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <NotificationArea />
      <TransportProvider transport={transport}>
        <QueryClientProvider client={queryClient}>
          <Router>
            <Pages pages={pages} />
          </Router>
        </QueryClientProvider>
      </TransportProvider>
    </MantineProvider>
  </StrictMode>,
);
