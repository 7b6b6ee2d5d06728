import { Button } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from './i18n.ts';
import type { ChartMark } from './mark.ts';
import { useMarkText } from './useMarkText.ts';
import type { MomentText } from './useMomentText.ts';

export interface MarkListProps {
  marks: readonly ChartMark[];
  momentText: MomentText;
}

/** The marks of a chart below its table, the newest first as there. */
export function MarkList({ marks, momentText }: MarkListProps) {
  const { formatMessage } = useIntl();
  const markText = useMarkText(momentText);
  return (
    <List aria-label={formatMessage({ id: 'chart.marks' })}>
      {marks.toReversed().map((mark) => (
        <li key={mark.key}>
          <Button kind="quiet" icon={mark.icon} onClick={mark.onOpen}>
            {markText(mark)}
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
