"""A phone's worth of WebKitGTK: windows of 390 × 844 on one profile that stays on the disk.

usage: host.py PROFILE LANGUAGE
       host.py --version

"open" on standard input opens one more window, "close 0" closes the first; "done" answers each. Where
Playwright speaks to the windows is said by WEBKIT_INSPECTOR_HTTP_SERVER, which WebKit reads on its own.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

if sys.argv[1:] == ["--version"]:
    major, minor, micro = (getattr(WebKit2, f"get_{part}_version")() for part in ("major", "minor", "micro"))
    print(f"WebKitGTK {major}.{minor}.{micro}")
    sys.exit()

profile, language = sys.argv[1:3]
manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, "data"),
    base_cache_directory=os.path.join(profile, "cache"),
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_preferred_languages([language])

settings = WebKit2.Settings()
settings.set_enable_developer_extras(True)
features = WebKit2.Settings.get_all_features()
FEATURES = {
    "StorageAPI": True,
    "StorageAPIEstimate": True,
    # A page that isolates itself gets a process of its own, which cancels the load that Playwright watches.
    "CrossOriginOpenerPolicy": False,
    "ProcessSwapOnCrossSiteNavigation": False,
}
for feature in map(features.get, range(features.get_length())):
    enabled = FEATURES.get(feature.get_identifier())
    if enabled is not None:
        settings.set_feature_enabled(feature, enabled)


windows = []

# Downloads can't be saved here.
context.connect("download-started", lambda _, download: download.cancel())


def open_window():
    view = WebKit2.WebView(web_context=context, settings=settings)
    window = Gtk.Window()
    window.set_default_size(390, 844)
    window.add(view)
    window.show_all()
    windows.append(window)
    loaded = []

    def on_load(_, event):
        # A navigation before the empty page has loaded would be cancelled.
        if event == WebKit2.LoadEvent.FINISHED and not loaded:
            loaded.append(True)
            print("done", flush=True)

    view.connect("load-changed", on_load)
    view.load_uri("about:blank")


def on_line(source, condition):
    words = sys.stdin.readline().split()
    if words == []:
        Gtk.main_quit()
        return False
    if words[0] == "open":
        open_window()
    else:
        windows[int(words[1])].destroy()
        print("done", flush=True)
    return True


GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, on_line)
Gtk.main()
