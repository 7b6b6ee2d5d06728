import { tokens } from '@skep/ui';
import styled from 'styled-components';
import { DashboardView } from '../screen/DashboardView.tsx';
import type { Shown } from '../screen/shown.ts';
import { Wall } from '../screen/Wall.tsx';

/** From here on it is drawn smaller, so that it is whole in its part of the page. */
const wide = 600;

/** A dashboard as it hangs on a wall, in a part of the page. */
export function Preview({ screen }: { screen: Shown }) {
  return (
    <Frame>
      <Wall shown={screen} height="min(72dvh, 900px)" enlargement={window.innerWidth < wide ? 1 : 0.7}>
        <DashboardView screen={screen} />
      </Wall>
    </Frame>
  );
}

const Frame = styled.div`
  width: min(1200px, 100%);
  overflow: hidden;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
`;
