export * from './AppIntlProvider.tsx';
export * from './locale.ts';
export * from './messages.ts';
export * from './useErrorText.ts';
export { loadTexts } from './useLoadedMessages.ts';
