"""A window of WebKitGTK in the size of a phone, for WebKitWebDriver. The browser of its package can't be so narrow."""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

parser = argparse.ArgumentParser()
parser.add_argument("--profile", metavar="FOLDER", required=True)
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--language", required=True)
parser.add_argument("--dark", action="store_true")
parser.add_argument("--reduced-motion", action="store_true")
parser.add_argument("--without", metavar="FEATURE", action="append", default=[])
options = parser.parse_args()

desktop = Gtk.Settings.get_default()
desktop.set_property("gtk-application-prefer-dark-theme", options.dark)
desktop.set_property("gtk-enable-animations", not options.reduced_motion)

settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
features = WebKit2.Settings.get_all_features()
for feature in map(features.get, range(features.get_length())):
    if feature.get_identifier() in options.without:
        settings.set_feature_enabled(feature, False)

# An ephemeral profile would write no console messages.
context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(
        base_data_directory=options.profile, base_cache_directory=options.profile
    )
)
context.set_automation_allowed(True)
# Otherwise those of the environment, where "C" is no language.
context.set_preferred_languages([options.language])

# WebKitGTK may hang for ever as it leaves a page whose audio still loads. Here none loads: to the app it is a browser
# that cannot play the format.
content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript.new(
        """
        window.Audio = class extends EventTarget {
          play() {
            return Promise.reject(new DOMException("There is no sound.", "NotSupportedError"));
          }
          pause() {}
        };
        """,
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window(default_width=options.width, default_height=options.height)
    window.add(view)
    window.show_all()
    return view


context.connect(
    "automation-started",
    lambda _context, session: session.connect("create-web-view", create_view),
)
Gtk.main()
