import { tokens } from '@skep/ui';
import styled from 'styled-components';
import { DashboardView } from '../public-dashboard/DashboardView.tsx';
import { KioskView } from '../public-dashboard/KioskView.tsx';
import type { Shown } from '../public-dashboard/shown.ts';

/** From here on it is drawn smaller, so that it is whole in its part of the page. */
const wide = 600;

/** A dashboard as it hangs on a wall, in a part of the page. */
export function Preview({ screen }: { screen: Shown }) {
  return (
    <Layout>
      <KioskView shown={screen} height="min(72dvh, 900px)" enlargement={window.innerWidth < wide ? 1 : 0.7}>
        <DashboardView screen={screen} />
      </KioskView>
    </Layout>
  );
}

const Layout = styled.div`
  width: min(1200px, 100%);
  overflow: hidden;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
`;
