import { tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-book-intl.ts';
import type { SheetLine } from './sheet-lines.ts';

/** The entries of a sheet, on a screen and on paper. */
export function SheetTable({ lines }: { lines: readonly SheetLine[] }) {
  const { formatMessage } = useIntl();
  return (
    <List>
      {lines.map((line) => (
        <Line key={line.id} $isPast={line.isPast}>
          <Head>
            <span>{formatMessage({ id: 'book.number' }, { number: Number(line.number) })}</span>
            <span>{line.days}</span>
            <Title>{line.title}</Title>
          </Head>
          <p>{line.hives}</p>
          {line.standing !== '' && <p>{line.standing}</p>}
          <Facts>
            {line.facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Facts>
          <Small>
            {line.written} · {line.hash.slice(0, 16)}
          </Small>
        </Line>
      ))}
    </List>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $isPast: boolean }>`
  padding-block: ${tokens.space[12]};
  border-top: ${tokens.borderWidth} solid ${tokens.color.border};
  break-inside: avoid;
  overflow-wrap: anywhere;
  & p {
    margin: ${tokens.space[4]} 0;
  }
  & h2 {
    text-decoration: ${({ $isPast }) => ($isPast ? 'line-through' : 'none')};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  align-items: baseline;
`;

const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.font.sizeNormal};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[4]};
  }
  & dt {
    color: ${tokens.color.textMuted};
  }
  & dt::after {
    content: ':';
  }
  & dd {
    margin: 0;
    /* An address has lines. */
    white-space: pre-line;
  }
`;

const Small = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
`;
