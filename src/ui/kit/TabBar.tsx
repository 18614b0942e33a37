import { AppLink, type LinkTarget } from './AppLink.tsx';
import { Icon, type IconName } from './Icon.tsx';
import './TabBar.css';

export type Tab = LinkTarget & {
  readonly label: string;
  readonly icon: IconName;
  readonly current: boolean;
  /** Accessible text for what is waiting there, shown as a dot. */
  readonly notice?: string | undefined;
};

export type TabBarProps = { readonly label: string; readonly tabs: readonly Tab[] };

/** Main navigation at the bottom of the screen. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <nav aria-label={label}>
      <ul className="k-tabs">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <AppLink
              href={tab.href}
              onNavigate={tab.onNavigate}
              className="stack middle centred k-tab"
              current={tab.current}
            >
              <Icon name={tab.icon} size={20} />
              <span>{tab.label}</span>
              {tab.notice === undefined ? null : (
                <span className="k-tab-dot">
                  <span className="visually-hidden">{tab.notice}</span>
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
