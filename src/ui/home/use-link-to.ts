import { useLocation, useRouter } from 'wouter';
import type { LinkTarget } from '#ui/kit/AppLink.tsx';

/** Turns a path of paths.ts into the target of a link, whichever way the router writes addresses. */
export function useLinkTo(): (path: string) => LinkTarget {
  const router = useRouter();
  const [, navigate] = useLocation();
  return (path) => ({ href: router.hrefs(path), onNavigate: () => navigate(path) });
}
