// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemChannel: Channel of the work.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type WorkItemChannel string

// The labels of WorkItemChannel that this release of the package knows.
const WorkItemChannelApi WorkItemChannel = "api"
const WorkItemChannelEmail WorkItemChannel = "email"
const WorkItemChannelWebForm WorkItemChannel = "web_form"
const WorkItemChannelWebChat WorkItemChannel = "web_chat"
const WorkItemChannelPhone WorkItemChannel = "phone"
const WorkItemChannelSms WorkItemChannel = "sms"
const WorkItemChannelSocial WorkItemChannel = "social"
const WorkItemChannelChat WorkItemChannel = "chat"
const WorkItemChannelAgent WorkItemChannel = "agent"
const WorkItemChannelOther WorkItemChannel = "other"

// IsKnown says whether this release of the package knows the label.
func (v WorkItemChannel) IsKnown() bool {
	switch v {
	case WorkItemChannelApi, WorkItemChannelEmail, WorkItemChannelWebForm, WorkItemChannelWebChat, WorkItemChannelPhone, WorkItemChannelSms, WorkItemChannelSocial, WorkItemChannelChat, WorkItemChannelAgent, WorkItemChannelOther:
		return true
	}
	return false
}
