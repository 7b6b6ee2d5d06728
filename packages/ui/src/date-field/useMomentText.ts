import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readMoment, writtenMoment } from './written-moment.ts';

/**
 * Text of a moment while it is typed. It stays as it is until the field is left, then it is written as the
 * language writes dates. What cannot be read becomes the value as it is: the form's schema refuses it.
 */
export function useMomentText(
  value: string | undefined,
  onChange: (value: string | undefined) => void,
  hasTime: boolean,
) {
  const locale = usePersonsLocale();
  const [typed, setTyped] = useState<string>();
  const meaning = (text: string) =>
    text.trim() === '' ? undefined : (readMoment(text, locale, hasTime) ?? text);
  const isTypedCurrent = typed !== undefined && meaning(typed) === value;
  return {
    text: isTypedCurrent ? typed : value === undefined ? '' : writtenMoment(value, locale),
    /** How a moment is to be written, as `31.12.2026`. */
    example: writtenMoment(`${new Date().getFullYear()}-12-31${hasTime ? 'T18:00' : ''}`, locale),
    type: (text: string) => {
      setTyped(text);
      onChange(meaning(text));
    },
    settle: () => setTyped(undefined),
  };
}

/** Returns the language of the page as it is written where the person is: the browser knows whether that is Austria. */
export function usePersonsLocale(): string {
  const { locale } = useIntl();
  const [language] = locale.split('-');
  return navigator.languages.find((options) => options.split('-')[0] === language) ?? locale;
}
