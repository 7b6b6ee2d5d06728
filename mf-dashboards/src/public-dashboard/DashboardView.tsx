import { IconButton, Notice, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import { HivePanel } from './HivePanel.tsx';
import { HiveRow } from './HiveRow.tsx';
import { wholeWall } from './kiosk-size.ts';
import type { Shown } from './shown.ts';
import { useRotation } from './useRotation.ts';
import { useSwipe } from './useSwipe.ts';

export interface DashboardViewProps {
  screen: Shown;
  /** Since when it is not known whether it is still so. */
  lostSince?: Date | undefined;
  /** Leads to another code; undefined: it is a preview. */
  onLeave?: () => void;
}

/**
 * The hives of a dashboard one after the other, with a way to each.
 * Accessibility: the name of the hive is a heading; arrow keys go on and back, the space bar pauses.
 */
export function DashboardView({ screen, lostSince, onLeave }: DashboardViewProps) {
  const { formatMessage, formatDate } = useIntl();
  const { hives, title, logoUrl, paceSeconds } = screen;
  const rotation = useRotation(hives.length, paceSeconds);
  const { place, isPaused } = rotation;
  const swipe = useSwipe((way) => rotation.show(place + way));
  const hive = hives[place];
  return (
    <View {...swipe}>
      <Head>
        {logoUrl && <Emblem src={logoUrl} alt="" />}
        <Title>{title}</Title>
        <Controls>
          {hives.length > 1 && (
            <>
              <IconButton
                icon="chevronLeft"
                label={formatMessage({ id: 'screen.previous' })}
                onClick={() => rotation.show(place - 1)}
              />
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                label={formatMessage({ id: isPaused ? 'screen.play' : 'screen.pause' })}
                onClick={() => rotation.pause(!isPaused)}
              />
              <IconButton
                icon="chevronRight"
                label={formatMessage({ id: 'screen.next' })}
                onClick={() => rotation.show(place + 1)}
              />
            </>
          )}
          {onLeave && (
            <IconButton icon="signOut" label={formatMessage({ id: 'screen.leave' })} onClick={onLeave} />
          )}
        </Controls>
      </Head>
      {lostSince && (
        <Notice kind="warning">
          {formatMessage(
            { id: 'screen.lost' },
            { time: formatDate(lostSince, { dateStyle: 'medium', timeStyle: 'short' }) },
          )}
        </Notice>
      )}
      {hive && <HivePanel key={hive.id} hive={hive} screen={screen} />}
      {hives.length > 1 && <HiveRow hives={hives} place={place} onShow={rotation.show} />}
    </View>
  );
}

const View = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  min-height: 0;
  & > section {
    flex: 1;
  }
  ${wholeWall} {
    & > section {
      min-height: 0;
    }
  }
  touch-action: pan-y pinch-zoom;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
  align-items: center;
`;

const Title = styled.p`
  flex: 1 1 8em;
  min-width: 0;
  margin: 0;
  font-size: ${tokens.font.sizeHeading2};
  font-weight: ${tokens.font.weightBold};
`;

const Controls = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
`;

const Emblem = styled.img`
  max-width: 8em;
  max-height: 3em;
  object-fit: contain;
`;
