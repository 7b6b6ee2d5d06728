import { Link } from '@skep/remote-kit';
import { Icon, Menu, media, tokens } from '@skep/ui';
import { type CSSProperties, Fragment } from 'react';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { ShownEntry } from './entries.ts';
import { TabLink } from './TabLink.tsx';
import { useLayoutEntries } from './useLayoutEntries.ts';
import { useRenewedBadges } from './useRenewedBadges.ts';
import { useServedBadges } from './useServedBadges.ts';

/** On a phone: the tabs within the thumb's reach, the plus button in their middle. */
export function BottomTabs() {
  const { formatMessage } = useIntl();
  useServedBadges();
  useRenewedBadges();
  const tabs = useLayoutEntries('tabs');
  const create = useLayoutEntries('create');
  const middle = Math.ceil(tabs.length / 2);
  if (tabs.length === 0) return null;
  return (
    <Bar aria-label={formatMessage({ id: 'shell.tabs' })} style={lettersOf(tabs)}>
      {tabs.map((tab, index) => (
        <Fragment key={tab.id}>
          {index === middle && plus()}
          <TabLink entry={tab} isStacked />
        </Fragment>
      ))}
      {tabs.length === middle && plus()}
    </Bar>
  );

  function plus() {
    if (create.length === 0) return null;
    return (
      <Plus>
        <Menu
          label={formatMessage({ id: 'shell.create' })}
          trigger={<Icon name="add" />}
          linkAs={Link}
          items={create.map(({ id, label, icon, path }) => ({ id, label, icon, href: path }))}
        />
      </Plus>
    );
  }
}

/** Long words are written smaller, so that all of them fit next to each other: see TabLink. */
function lettersOf(tabs: readonly ShownEntry[]): CSSProperties & Record<'--tab-letters', number> {
  return { '--tab-letters': tabs.reduce((sum, { label }) => sum + label.length, 0) };
}

const Bar = styled.nav`
  position: fixed;
  z-index: ${tokens.layer.bar};
  right: 0;
  bottom: 0;
  left: 0;
  display: none;
  gap: ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[4]} ${tokens.space[8]} calc(${tokens.space[4]} + env(safe-area-inset-bottom));
  border-top: ${tokens.borderWidth} solid ${tokens.color.border};
  background: ${tokens.color.surface};
  ${media.phone} {
    display: flex;
    /* A form has a bar of its own in their place: the kit's FormBar. */
    body:has([data-form-bar]) & {
      display: none;
    }
  }
  ${media.paper} {
    display: none;
  }
`;

const Plus = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.targetMain};
  height: ${tokens.size.targetMain};
  border: ${tokens.borderWidth} solid ${tokens.color.accentEdge};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accent};
  box-shadow: ${tokens.shadow.card};
  color: ${tokens.color.accentText};
  [role='menu'] {
    color: ${tokens.color.text};
  }
`;
