export type { SlotName } from '@skep/registry/schema';
export {
  defineRemote,
  type RemoteDefinition,
  type RemoteLifecycles,
  type RemoteProps,
} from './define-remote.tsx';
export { useFormGuard } from './form-guard.ts';
export { type HiveActionLink, useHiveActions } from './hive-actions.ts';
export { kitMessages } from './kit-messages.ts';
export { LoadingPage } from './LoadingPage.tsx';
export { isMissingFile, lazyScreen, loadWithRetries } from './lazy-screen.ts';
export * from './mutation-result.ts';
export { type NotFoundMessage, notFoundState } from './not-found-state.tsx';
export { type CachePolicies, createPageCache } from './page-cache.ts';
export { pathTo } from './path-to.ts';
export { useApolloClient, useQuery } from './queries.ts';
export { useQueryEviction } from './query-eviction.ts';
export * from './queued-mutation.ts';
export { RemoteProviders, remoteMessages, withTexts } from './RemoteRoot.tsx';
export * from './router.ts';
export { ScreenBoundary, type ScreenBoundaryProps } from './ScreenBoundary.tsx';
export { type QueryOutcome, useScreenState } from './screen-state.ts';
export * from './service-hooks.ts';
export * from './services.ts';
export { useServices } from './services-context.ts';
export { defineSlots, type RemoteSlots } from './slots/define-slots.ts';
export { Slot, type SlotComponentProps } from './slots/Slot.tsx';
export type { SlotProps } from './slots/slot-props.ts';
export { createTabBadges, type OwnedTabBadges } from './tab-badges.ts';
export type { UseIntl } from './use-intl.ts';
export { useDownload } from './useDownload.ts';
export { useMutationFeedback } from './useMutationFeedback.ts';
export { useNow } from './useNow.ts';
export { useQueuedFeedback } from './useQueuedFeedback.ts';
export { type Upload, type UploadOptions, useUpload } from './useUpload.tsx';
export { type WritableStore, writableStore } from './writable-store.ts';
