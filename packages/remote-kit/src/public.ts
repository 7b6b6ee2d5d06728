export type { SlotName } from '@skep/registry/schema';
export {
  defineRemote,
  type RemoteDefinition,
  type RemoteLifecycles,
  type RemoteProps,
} from './define-remote.tsx';
export { useFewAnswers } from './few-answers.ts';
export { useFormGuard } from './form-guard.ts';
export { type HiveActionLink, useHiveActions } from './hive-actions.ts';
export { kitMessages } from './kit-messages.ts';
export { isMissingFile, lazyScreen, loadWithRetries } from './lazy-screen.ts';
export * from './mutation-result.ts';
export { type NotThereMessage, notThereState } from './not-there-state.tsx';
export { type CachePolicies, createPageCache } from './page-cache.ts';
export { useApolloClient, useQuery } from './queries.ts';
export { RemoteProviders, remoteMessages, withTexts } from './RemoteRoot.tsx';
export * from './router.ts';
export { ScreenBoundary, type ScreenBoundaryProps } from './ScreenBoundary.tsx';
export { SlowPage } from './SlowPage.tsx';
export { type QueryOutcome, useScreenState } from './screen-state.ts';
export * from './service-hooks.ts';
export * from './services.ts';
export { useServices } from './services-context.ts';
export { type Settable, settable } from './settable.ts';
export { defineSlots, type RemoteSlots } from './slots/define-slots.ts';
export { Slot, type SlotComponentProps } from './slots/Slot.tsx';
export type { SlotProps } from './slots/slot-props.ts';
export { createTabBadges, type OwnedTabBadges } from './tab-badges.ts';
export type { UseIntl } from './use-intl.ts';
export { useNow } from './useNow.ts';
export { useSaving } from './useSaving.ts';
export { type Sending, type SendingOptions, useSending } from './useSending.tsx';
export { useTold } from './useTold.ts';
export { useToldWaiting } from './useToldWaiting.ts';
export * from './waiting.ts';
