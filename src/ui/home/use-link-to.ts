import { useLocation, useRouter } from 'wouter';
import type { LinkTarget } from '#ui/kit/AppLink.tsx';

/** Turns a path of paths.ts into a link target, in the router's way of writing addresses. */
export function useLinkTo(): (path: string) => LinkTarget {
  const router = useRouter();
  const [, navigate] = useLocation();
  return (path) => ({ href: router.hrefs(path), onNavigate: () => navigate(path) });
}
