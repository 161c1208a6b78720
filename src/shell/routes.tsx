import { type RouteObject, redirect } from 'react-router';
import { AppFrame } from './frame/app-frame.tsx';
import { CrashPage } from './frame/crash-page.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { PageLoader } from './frame/page.tsx';

/** Each page is loaded when it is first needed. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: CrashPage,
    HydrateFallback: PageLoader,
    children: [
      { index: true, loader: () => redirect('/work') },
      { path: 'sign-in', lazy: async () => ({ Component: (await import('./session/sign-in-page.tsx')).SignInPage }) },
      {
        path: 'invitations/:invitationId',
        lazy: async () => ({ Component: (await import('./session/invitation-page.tsx')).InvitationPage }),
      },
      {
        Component: AppFrame,
        children: [
          { path: 'work', lazy: async () => ({ Component: (await import('./work/inbox-page.tsx')).InboxPage }) },
          {
            path: 'packs/:packKey/work-items/:workItemId',
            lazy: async () => ({ Component: (await import('./work/work-item-page.tsx')).WorkItemPage }),
          },
          {
            path: 'approvals/:proposalId?',
            lazy: async () => ({ Component: (await import('./proposals/approvals-page.tsx')).ApprovalsPage }),
          },
          { path: 'admin', loader: () => redirect('/admin/members') },
          {
            path: 'admin/api-keys',
            lazy: async () => ({ Component: (await import('./admin/api-keys-page.tsx')).ApiKeysPage }),
          },
          {
            path: 'admin/integrations',
            lazy: async () => ({ Component: (await import('./admin/integrations-page.tsx')).IntegrationsPage }),
          },
          {
            path: 'admin/chat',
            lazy: async () => ({ Component: (await import('./admin/chat-page.tsx')).ChatPage }),
          },
          {
            path: 'admin/data-sources',
            lazy: async () => ({ Component: (await import('./admin/data-sources-page.tsx')).DataSourcesPage }),
          },
          {
            path: 'admin/webhooks',
            lazy: async () => ({ Component: (await import('./webhooks/webhooks-page.tsx')).WebhooksPage }),
          },
          {
            path: 'admin/webhooks/:webhookEndpointId',
            lazy: async () => ({ Component: (await import('./webhooks/endpoint-page.tsx')).EndpointPage }),
          },
          {
            path: 'admin/operations',
            lazy: async () => ({ Component: (await import('./admin/operations-page.tsx')).OperationsPage }),
          },
          {
            path: 'admin/operations/new',
            lazy: async () => ({ Component: (await import('./admin/new-operation-page.tsx')).NewOperationPage }),
          },
          {
            path: 'admin/operations/:operation',
            lazy: async () => ({ Component: (await import('./admin/operation-page.tsx')).OperationPage }),
          },
          {
            path: 'admin/policies',
            lazy: async () => ({ Component: (await import('./admin/policies-page.tsx')).PoliciesPage }),
          },
          {
            path: 'admin/packs',
            lazy: async () => ({ Component: (await import('./packs/packs-page.tsx')).PacksPage }),
          },
          {
            path: 'admin/packs/new',
            lazy: async () => ({ Component: (await import('./packs/new-pack-page.tsx')).NewPackPage }),
          },
          {
            path: 'admin/packs/:packKey',
            lazy: async () => ({ Component: (await import('./packs/pack-page.tsx')).PackPage }),
          },
          {
            path: 'admin/try-out',
            lazy: async () => ({ Component: (await import('./try-out/try-out-page.tsx')).TryOutPage }),
          },
          {
            path: 'admin/try-out/backtest',
            lazy: async () => ({ Component: (await import('./try-out/backtest-page.tsx')).BacktestPage }),
          },
          {
            path: 'admin/freezes',
            lazy: async () => ({ Component: (await import('./admin/freezes-page.tsx')).FreezesPage }),
          },
          {
            path: 'admin/members',
            lazy: async () => ({ Component: (await import('./admin/members-page.tsx')).MembersPage }),
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
