import { Link } from '@skep/remote-kit';
import { tokens } from '@skep/ui';
import styled from 'styled-components';
import { HiveCheckbox } from '../select-hives/HiveChoice.tsx';
import { useSelection } from '../select-hives/useSelection.ts';
import type { View } from './view.ts';

export interface HiveOutlineProps {
  hive: { id: string; name: string; canEdit: boolean };
  details: string;
  view: View;
}

/**
 * Replaces the card of a hive that was not in sight yet, in a tenth of its elements: the name, and its facts, for
 * the browser's own search, for the keyboard and for screen readers.
 */
export function HiveOutline({ hive: { id, name, canEdit }, details, view }: HiveOutlineProps) {
  const selection = useSelection();
  const title = selection ? name : <Link to={`/hives/${id}/edit`}>{name}</Link>;
  return (
    <Paper>
      {selection && canEdit && <HiveCheckbox selection={selection} hiveId={id} name={name} />}
      {view === 'xs' ? (
        title
      ) : (
        <>
          <h3>{title}</h3>
          <p>{details}</p>
        </>
      )}
    </Paper>
  );
}

const Paper = styled.div`
  box-sizing: border-box;
  min-width: 0;
  min-height: var(--card-height);
  padding: ${tokens.space[16]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  color: ${tokens.color.textMuted};
  overflow: hidden;
  overflow-wrap: anywhere;
  // As high as the line of a card with its menu, so that the name stays in its place.
  h3 {
    margin: 0;
    padding-block: ${tokens.space[4]};
    color: ${tokens.color.text};
    font-size: ${tokens.font.sizeHeading3};
    line-height: ${tokens.font.lineHeading};
  }
  a {
    color: ${tokens.color.text};
    text-decoration: none;
  }
`;
