import { useRouter } from 'wouter';

/** Turns the path of a screen into the address that a link to it carries. */
export function useHref(): (path: string) => string {
  const router = useRouter();
  return (path) => router.hrefs(path, router);
}
