import { purgedAfterDays, recordsYears } from '@skep/domain';
import { Card, focusRing, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { TextPage } from './TextPage.tsx';
import { useIntl } from './use-page-intl.ts';

export { pageMessages as texts } from './page-messages.ts';

const questions = [
  'password',
  'code',
  'email',
  'see',
  'download',
  'delete',
  'sun',
  'language',
  'home',
  'scale',
  'undelete',
  'group',
  'leave',
  'offline',
  'phone',
  'units',
  'import',
  'honey',
  'entry',
  'noAlert',
] as const;

/** Each answer is closed until its question is pressed, so that people find a question quickly. */
export function Screen() {
  return (
    <TextPage name="faq">
      <Card>
        <div>
          {questions.map((question) => (
            <Question key={question} id={question} />
          ))}
        </div>
      </Card>
    </TextPage>
  );
}

function Question({ id }: { id: (typeof questions)[number] }) {
  const { formatMessage } = useIntl();
  const values = {
    profile: formatMessage({ id: 'shell.profile.title' }),
    export: formatMessage({ id: 'shell.accountExport.title' }),
    security: formatMessage({ id: 'shell.security.title' }),
    notifications: formatMessage({ id: 'shell.notifications.title' }),
    days: purgedAfterDays,
    years: recordsYears,
  };
  return (
    <Details>
      <summary>{formatMessage({ id: `pages.faq.${id}.title` })}</summary>
      <Text>{formatMessage({ id: `pages.faq.${id}.text` }, values)}</Text>
    </Details>
  );
}

const Details = styled.details`
  padding-block: ${tokens.space[4]};
  &:not(:first-child) {
    border-block-start: ${tokens.borderWidth} solid ${tokens.color.border};
  }
  & > summary {
    box-sizing: border-box;
    min-height: ${tokens.size.target};
    padding-block: ${tokens.space[12]};
    border-radius: ${tokens.radius.small};
    font-weight: ${tokens.font.weightMedium};
    cursor: pointer;
    ${focusRing}
  }
  &[open] {
    padding-block-end: ${tokens.space[16]};
  }
`;
