import { AppFrame } from './frame/app-frame.tsx';
import { CrashPage } from './frame/crash-page.tsx';
import { FailedPage } from './frame/failed-page.tsx';
import type { Route } from './frame/page-code.tsx';
import { Redirect } from './router/router.tsx';

/** Wraps pages so that an error in one of them leaves the surrounding frame in place. */
const failingAlone = (pages: Route[]): Route[] => [{ ErrorBoundary: FailedPage, children: pages }];

/** Route table. Each page is loaded when it is first needed. */
export const routes: Route[] = [
  {
    ErrorBoundary: CrashPage,
    children: [
      { path: '/', element: <Redirect to="/work" /> },
      { path: 'sign-in', lazy: async () => ({ Component: (await import('./session/sign-in-page.tsx')).SignInPage }) },
      {
        path: 'invitations/:invitationId',
        lazy: async () => ({ Component: (await import('./session/invitation-page.tsx')).InvitationPage }),
      },
      {
        path: 'forgot-password',
        lazy: async () => ({ Component: (await import('./session/forgot-password-page.tsx')).ForgotPasswordPage }),
      },
      {
        path: 'reset-password',
        lazy: async () => ({ Component: (await import('./session/reset-password-page.tsx')).ResetPasswordPage }),
      },
      {
        path: 'verify-email',
        lazy: async () => ({ Component: (await import('./session/verify-email-page.tsx')).VerifyEmailPage }),
      },
      {
        Component: AppFrame,
        children: failingAlone([
          { path: 'work', lazy: async () => ({ Component: (await import('./inbox/inbox-page.tsx')).InboxPage }) },
          {
            path: 'packs/:packKey/work-items/:workItemId',
            lazy: async () => ({ Component: (await import('./work/work-item-page.tsx')).WorkItemPage }),
          },
          {
            path: 'mentions',
            lazy: async () => ({ Component: (await import('./notes/mentions-page.tsx')).MentionsPage }),
          },
          {
            path: 'approvals/decisions',
            lazy: async () => ({ Component: (await import('./decisions/decisions-page.tsx')).DecisionsPage }),
          },
          {
            path: 'approvals/:proposalId?',
            lazy: async () => ({ Component: (await import('./proposals/approvals-page.tsx')).ApprovalsPage }),
          },
          { path: 'admin', lazy: async () => ({ Component: (await import('./set-up/set-up-page.tsx')).SetUpPage }) },
          {
            path: 'account',
            lazy: async () => ({ Component: (await import('./session/account-page.tsx')).AccountPage }),
          },
          {
            path: 'account/notifications',
            lazy: async () => ({
              Component: (await import('./session/notifications-page.tsx')).NotificationsPage,
            }),
          },
          {
            path: 'account/sessions',
            lazy: async () => ({ Component: (await import('./session/sessions-page.tsx')).SessionsPage }),
          },
          {
            path: 'account/chat',
            lazy: async () => ({ Component: (await import('./session/chat-accounts-page.tsx')).ChatAccountsPage }),
          },
          {
            path: 'admin/agents',
            lazy: async () => ({ Component: (await import('./agents/agents-page.tsx')).AgentsPage }),
          },
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
          { path: 'admin/data', lazy: async () => ({ Component: (await import('./data/data-page.tsx')).DataPage }) },
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
            lazy: async () => ({ Component: (await import('./admin/operation-page.tsx')).NewOperationPage }),
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
            path: 'admin/audit-log',
            lazy: async () => ({ Component: (await import('./audit/audit-log-page.tsx')).AuditLogPage }),
          },
          {
            path: 'admin/settings',
            lazy: async () => ({ Component: (await import('./admin/settings-page.tsx')).SettingsPage }),
          },
          {
            path: 'admin/members',
            lazy: async () => ({ Component: (await import('./admin/members-page.tsx')).MembersPage }),
          },
        ]),
      },
      { path: '*', lazy: async () => ({ Component: (await import('./frame/not-found-page.tsx')).NotFoundPage }) },
    ],
  },
];
