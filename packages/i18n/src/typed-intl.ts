import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';

/** react-intl's, for the ids of some texts and no others: one of a text that is not loaded here does not compile. */
export interface TypedIntl<Id extends string> extends Omit<IntlShape, 'formatMessage' | '$t'> {
  formatMessage: FormatMessage<Id>;
}

export interface FormatMessage<Id extends string> {
  (this: void, descriptor: { id: Id }, values?: Readonly<Record<string, TextValue>>): string;
  (this: void, descriptor: { id: Id }, values: Readonly<Record<string, ReactNode | Tag>>): ReactNode;
}

/** The content of a tag of a text, drawn. */
type Tag = (parts: ReactNode[]) => ReactNode;
type TextValue = string | number | boolean | null | undefined | Date;
