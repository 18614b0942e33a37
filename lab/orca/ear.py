"""What Orca loads as the user's own customizations: it speaks to nobody, and writes down what it would say."""

import logging
import os

import orca.settings

orca.settings.enableKeyEcho = False
orca.settings.speechFactoryModules = []
orca.settings.speechServerFactory = ""

heard = logging.FileHandler(os.environ["ORCA_HEARD"], encoding="utf-8")
heard.setFormatter(logging.Formatter("%(message)s"))
logging.getLogger("speech").addHandler(heard)
