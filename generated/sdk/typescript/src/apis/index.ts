/* tslint:disable */
/* eslint-disable */
export * from './ActionsApi';
export * from './DataApi';
export * from './EvidenceApi';
export * from './MessagesApi';
export * from './WorkItemsApi';
