export * from './AppIntlProvider.tsx';
export { measuredText } from './measured-text.ts';
export * from './messages.ts';
export { sizeText } from './size-text.ts';
export type { TypedIntl } from './typed-intl.ts';
export * from './useErrorText.ts';
export { loadTexts } from './useLoadedMessages.ts';
