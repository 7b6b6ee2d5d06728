import { Link, useObservable, usePerson } from '@skep/remote-kit';
import { Icon, IconButton, Logo, Menu, media, tokens } from '@skep/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useChooseLanguage } from '../session/useChooseLanguage.ts';
import { useShell } from '../shell-context.ts';
import { findOwnPage } from '../shell-routes.ts';
import { useIntl } from '../use-intl.ts';
import { Drawer } from './Drawer.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { OutboxBadge } from './OutboxBadge.tsx';
import { TabLink } from './TabLink.tsx';
import { useDepth } from './useDepth.ts';
import { useLayoutEntries } from './useLayoutEntries.ts';

/** Logo or way back, title, tabs on a wide screen, plus menu, language, drawer. */
export function TopBar() {
  const { formatMessage } = useIntl();
  const { language, navigation, places } = useShell();
  const present = useObservable(language);
  const chooseLanguage = useChooseLanguage();
  const { pathname, search } = useLocation();
  const title = useObservable(navigation.title);
  const person = usePerson();
  const tabs = useLayoutEntries('tabs');
  const create = useLayoutEntries('create');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const depth = useDepth();
  const hasWayBack = depth > 0 && !findOwnPage(pathname)?.isFirst;
  useEffect(() => places.arrive(pathname + search, depth), [places, pathname, search, depth]);
  return (
    <Bar>
      {hasWayBack && (
        <IconButton
          icon="arrowLeft"
          label={formatMessage({ id: 'shell.back' })}
          onClick={() => navigation.up(depth)}
        />
      )}
      <Home to="/" aria-label={formatMessage({ id: 'shell.home' })} $isHiddenOnPhone={hasWayBack}>
        <Logo size={36} />
        <ProductName>Skep</ProductName>
      </Home>
      {/* The heading of the screen says the same. */}
      {hasWayBack && title !== undefined && <Title aria-hidden>{title}</Title>}
      <Tabs aria-label={formatMessage({ id: 'shell.tabs' })}>
        {tabs.map((tab) => (
          <TabLink key={tab.id} entry={tab} />
        ))}
      </Tabs>
      <End>
        <OutboxBadge />
        {create.length > 0 && (
          <OnWide>
            <Menu
              label={formatMessage({ id: 'shell.create' })}
              trigger={<Icon name="add" />}
              linkAs={Link}
              items={create.map(({ id, label, icon, path }) => ({ id, label, icon, href: path }))}
            />
          </OnWide>
        )}
        <LanguageMenu present={present} onChoose={(code) => void chooseLanguage(code)} />
        {person && (
          <IconButton
            icon="menu"
            label={formatMessage({ id: 'shell.menu' })}
            aria-expanded={isDrawerOpen}
            onClick={() => setIsDrawerOpen(true)}
          />
        )}
      </End>
      {isDrawerOpen && <Drawer onClose={() => setIsDrawerOpen(false)} />}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: ${tokens.layer.bar};
  top: 0;
  display: flex;
  gap: ${tokens.space[8]};
  align-items: center;
  min-height: 64px;
  padding: ${tokens.space[8]} ${tokens.space[16]};
  border-bottom: ${tokens.borderWidth} solid ${tokens.color.border};
  background: ${tokens.color.surface};
  ${media.paper} {
    display: none;
  }
`;

const Home = styled(Link)<{ $isHiddenOnPhone: boolean }>`
  display: inline-flex;
  gap: ${tokens.space[8]};
  align-items: center;
  min-height: ${tokens.size.target};
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.text};
  text-decoration: none;
  ${media.phone} {
    display: ${({ $isHiddenOnPhone }) => ($isHiddenOnPhone ? 'none' : 'inline-flex')};
  }
`;

const ProductName = styled.span`
  font-size: ${tokens.font.sizeHeading3};
  font-weight: ${tokens.font.weightBold};
  letter-spacing: -0.01em;
`;

const Title = styled.p`
  overflow: hidden;
  margin: 0;
  font-weight: ${tokens.font.weightBold};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.desktop} {
    display: none;
  }
`;

const Tabs = styled.nav`
  display: flex;
  gap: ${tokens.space[4]};
  margin-inline-start: ${tokens.space[24]};
  ${media.phone} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  margin-inline-start: auto;
`;

const OnWide = styled.div`
  ${media.phone} {
    display: none;
  }
`;
