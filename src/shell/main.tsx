import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './shell.css';
import { TransportProvider } from '@connectrpc/connect-query';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/query-client.ts';
import { createTransport } from './api/transport.ts';
import { routes } from './routes.tsx';
import { followSessionChanges } from './session/session-change.ts';
import { cssVariablesResolver, theme } from './theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

followSessionChanges();
const transport = createTransport();
const queryClient = createQueryClient();
const router = createBrowserRouter(routes);

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <Notifications />
      <TransportProvider transport={transport}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TransportProvider>
    </MantineProvider>
  </StrictMode>,
);
