// Imported before Dexie, which opens a BroadcastChannel while its module is evaluated and catches nothing: where the
// browser refuses one (Firefox with site data blocked), the import would fail, and with it every battle. A channel that
// is refused counts as one that this browser does not have.
try {
  new BroadcastChannel('hors-de-combat').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
