import { tokens } from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ChipDialog } from '../chip/ChipDialog.tsx';
import { HiveTagCard, type HiveTagCardProps } from './HiveTagCard.tsx';

export interface HiveTagListProps {
  tags: readonly ({ number: string } & HiveTagCardProps['tag'])[];
}

/** The tags by number. */
export function HiveTagList({ tags }: HiveTagListProps) {
  const [written, setWritten] = useState<string>();
  return (
    <>
      <List>
        {tags.map((tag) => (
          <HiveTagCard key={tag.number} tag={tag} onWriteChip={() => setWritten(tag.number)} />
        ))}
      </List>
      {written !== undefined && <ChipDialog number={written} onClose={() => setWritten(undefined)} />}
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space[12]};
  margin: 0;
  padding: 0;
`;
