export * from './AppIntlProvider.tsx';
export * from './locale.ts';
export * from './messages.ts';
export * from './useErrorText.ts';
export { type LoadedMessages, loadTexts } from './useLoadedMessages.ts';
