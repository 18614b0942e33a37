import { Node, PropertySymbol } from 'happy-dom';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

// React builds what it shows from its leaves to the root, and happy-dom goes through all that a node holds each
// time it is laid into another. As long as that one is no part of a page, nothing changes for them.
const connect = Node.prototype[PropertySymbol.connectedToNode];
Node.prototype[PropertySymbol.connectedToNode] = function (this: Node): void {
  const parent = this[PropertySymbol.parentNode];
  if (parent === null || !isAsBefore(this, parent)) connect.call(this);
};

function isAsBefore(node: Node, parent: Node): boolean {
  return (
    !node[PropertySymbol.isConnected] &&
    !parent[PropertySymbol.isConnected] &&
    SAME.every((name) => node[name] === parent[name]) &&
    WITHIN.every((name) => !parent[name])
  );
}

const SAME = [
  PropertySymbol.ownerDocument,
  PropertySymbol.window,
  PropertySymbol.rootNode,
] as const;
const WITHIN = [
  PropertySymbol.styleNode,
  PropertySymbol.textAreaNode,
  PropertySymbol.formNode,
  PropertySymbol.selectNode,
] as const;

/** happy-dom, with modules translated as for tests that need no page: none is translated twice. */
export default {
  ...builtinEnvironments['happy-dom'],
  name: 'phone-page',
  viteEnvironment: 'ssr',
} satisfies Environment;
