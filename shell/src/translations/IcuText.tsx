import { type LanguageCode, languageTag } from '@skep/domain';
import { tokens } from '@skep/ui';
import { Fragment } from 'react';
import styled from 'styled-components';

export interface IcuTextProps {
  text: string;
  language: LanguageCode;
}

/** An ICU text as it is written, with its braces and tags marked. */
export function IcuText({ text, language }: IcuTextProps) {
  const parts = text.split(/(\{[^{}]*\}|[{}]|<\/?\w+>)/);
  return (
    <Words lang={languageTag(language)}>
      {parts.map((part, index) => {
        const isSign = index % 2 === 1;
        // The parts of a text never change their places: the place is their name.
        const place = `${index}`;
        return isSign ? <Sign key={place}>{part}</Sign> : <Fragment key={place}>{part}</Fragment>;
      })}
    </Words>
  );
}

const Words = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Sign = styled.span`
  color: ${tokens.color.accentInk};
`;
